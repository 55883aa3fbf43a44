import { describe, expect, it } from 'vitest'
import { numbersFrom } from './chance.ts'
import { drawDelay } from './draw-delay.ts'

const draws = (word: string, delay: Parameters<typeof drawDelay>[0]): number[] => {
  const chance = numbersFrom(word)
  return Array.from({ length: 2000 }, () => drawDelay(delay, chance))
}
const mean = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0) / numbers.length

describe('a delay', () => {
  it('is as long as it says', () => {
    expect(new Set(draws('any', 250))).toEqual(new Set([250]))
  })

  it('is drawn evenly from a range', () => {
    const found = draws('range', { least: 100, most: 900 })
    expect(Math.min(...found)).toBeGreaterThanOrEqual(100)
    expect(Math.max(...found)).toBeLessThanOrEqual(900)
    expect(mean(found)).toBeGreaterThan(480)
    expect(mean(found)).toBeLessThan(520)
  })

  it('is drawn from a bell around its median, never below nothing', () => {
    const found = draws('bell', { median: 300, spread: 120 })
    const within = found.filter((one) => Math.abs(one - 300) <= 120).length / found.length
    expect(within).toBeGreaterThan(0.64)
    expect(within).toBeLessThan(0.73)
    expect(Math.min(...found)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...draws('far', { median: 60_000, spread: 60_000 }))).toBe(60_000)
  })

  it('follows from the word alone', () => {
    expect(draws('seed|1', { least: 0, most: 60_000 })).toEqual(draws('seed|1', { least: 0, most: 60_000 }))
    expect(draws('seed|1', { least: 0, most: 60_000 })).not.toEqual(draws('seed|2', { least: 0, most: 60_000 }))
  })
})
