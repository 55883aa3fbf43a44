import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { codeOf } from '../code.ts'
import { filesIn, isTest, type Sources } from '../sources.ts'
import { textsIn } from './copy.ts'

/** The age, in years, at which a reader of English follows our copy. */
export const MOST_READING_AGE = 12

/** A reader of school grade 1 is six years old. */
const AGE_OF_GRADE_0 = 5

/** Fewer words than this say too little about a file: the formula was made for texts of a hundred words. */
const FEWEST_WORDS = 100

/** Sentences shorter than this are labels and headings. */
const FEWEST_WORDS_OF_A_SENTENCE = 4

/** The reading age of every file of copy with enough sentences, after Flesch and Kincaid, years. */
export function readingAges(sources: Sources): ReadonlyMap<string, number> {
  const ages = filesIn(sources, /^(app\/messages|fixtures\/content)\/.*\.ts$/)
    .filter(([path]) => !isTest(path))
    .map(([path]) => [path, readingAge(textsIn(codeOf(sources, path).program))] as const)
  return new Map(ages.flatMap(([path, age]) => (age === undefined ? [] : [[path, age]])))
}

/** The reading age of the sentences in some texts, years; undefined if they are too few words to tell. */
export function readingAge(texts: readonly string[]): number | undefined {
  const sentences = texts.flatMap(sentencesIn)
  const words = sentences.flat()
  if (words.length < FEWEST_WORDS) return undefined
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0)
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables }) + AGE_OF_GRADE_0
}

/** The words of each sentence. Placeholders count as one short word, markup as none. */
function sentencesIn(text: string): string[][] {
  const plain = text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\{\w+, (?:plural|select),[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, ' it ')
    .replaceAll(/\{[^{}]*\}/g, ' it ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
  return plain
    .split(/[.!?:;](?:\s|$)|\n+/)
    .map((sentence) => sentence.match(/[\p{L}’'-]+/gu) ?? [])
    .filter((words) => words.length >= FEWEST_WORDS_OF_A_SENTENCE)
}
