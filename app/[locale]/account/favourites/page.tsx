import type { Metadata } from 'next'
import { ForYouRoute, forYouMetadata } from '../../for-you-route.tsx'

export const dynamic = 'force-dynamic'

const path = '/account/favourites'

type FavouritesProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: FavouritesProps): Promise<Metadata> {
  return forYouMetadata({ ...(await params), path })
}

export default async function FavouritesPage({ params }: FavouritesProps) {
  return ForYouRoute({ ...(await params), path })
}
