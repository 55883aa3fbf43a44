/** Where a step says what is wrong with its answers: an address that ends with it brings the focus there, without scripts too. */
export const QUIZ_PROBLEMS_ID = 'quiz-problems'
