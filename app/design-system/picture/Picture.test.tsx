// @vitest-environment jsdom
import '../testing/dom.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Picture } from './Picture.tsx'
import { PictureSupport } from './PictureSupport.client.tsx'
import { Thumbnail } from './Thumbnail.tsx'

const placeholder = '/images/placeholder.svg'
const gone = { src: '/gone-360.webp', srcSet: '/gone-360.webp 360w', sizes: '50vw', alt: 'Lipstick', width: 720, height: 900 }

test('a picture that cannot be had gives way to its fallback, once [IMAGE-02]', () => {
  render(
    <>
      <Picture {...gone} fallback={placeholder} />
      <PictureSupport />
    </>,
  )
  const picture = screen.getByRole('img', { name: 'Lipstick' })
  fireEvent.error(picture)

  expect(picture).toHaveAttribute('src', placeholder)
  expect(picture).not.toHaveAttribute('srcset')
  expect(picture).not.toHaveAttribute('sizes')
  picture.setAttribute('srcset', 'untouched')
  fireEvent.error(picture)
  expect(picture).toHaveAttribute('srcset', 'untouched')
})

test('a picture that failed before the page was alive gives way too; one without a fallback is left alone [IMAGE-02]', () => {
  render(
    <>
      <Picture {...gone} fallback={placeholder} />
      <Picture {...gone} alt="Scene" />
    </>,
  )
  for (const picture of screen.getAllByRole('img')) Object.defineProperty(picture, 'complete', { value: true })
  render(<PictureSupport />)
  fireEvent.error(screen.getByRole('img', { name: 'Scene' }))

  expect(screen.getByRole('img', { name: 'Lipstick' })).toHaveAttribute('src', placeholder)
  expect(screen.getByRole('img', { name: 'Scene' })).toHaveAttribute('src', gone.src)
})

test('a picture of one size says no sizes: they choose among several', () => {
  render(
    <>
      <Picture {...gone} />
      <Picture {...gone} srcSet={undefined} alt="Placeholder" />
    </>,
  )
  expect(screen.getByRole('img', { name: 'Lipstick' })).toHaveAttribute('sizes', '50vw')
  expect(screen.getByRole('img', { name: 'Placeholder' })).not.toHaveAttribute('sizes')
})

test('a picture with an AVIF offers it first, and the fallback replaces both', () => {
  render(
    <>
      <Picture {...gone} avif="/gone-360.avif 360w" fallback={placeholder} priority />
      <PictureSupport />
    </>,
  )
  const picture = screen.getByRole('img', { name: 'Lipstick' })
  const offered = () => [...(picture.parentElement?.querySelectorAll('source') ?? [])].map(({ type, srcset }) => [type, srcset])

  expect(offered()).toEqual([['image/avif', '/gone-360.avif 360w']])
  const early = [...document.head.querySelectorAll('link[rel="preload"]')].map((link) => [
    link.getAttribute('imagesrcset'),
    link.getAttribute('fetchpriority'),
  ])
  expect(early).toEqual([['/gone-360.avif 360w', 'high']])
  fireEvent.error(picture)

  expect(offered()).toEqual([])
  expect(picture).toHaveAttribute('src', placeholder)
})

test('a thumbnail is 90 by 120 px unless it is given another size [IMAGE-04]', () => {
  render(
    <>
      <Thumbnail {...gone} alt="as it comes" />
      <Thumbnail {...gone} alt="smaller" size={{ width: 60, height: 80 }} />
    </>,
  )

  expect(screen.getByRole('img', { name: 'as it comes' })).toMatchObject({ width: 90, height: 120, sizes: '90px' })
  expect(screen.getByRole('img', { name: 'smaller' })).toMatchObject({ width: 60, height: 80, sizes: '60px' })
})
