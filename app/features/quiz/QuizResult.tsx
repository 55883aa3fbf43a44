import type { ComponentType } from 'react'
import { Button } from '#app/design-system/button/Button.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Container, PageHeader, Section } from '#app/design-system/page/Page.tsx'
import { GridItem, ProductGrid } from '#app/design-system/product-grid/ProductGrid.tsx'
import { quizCopy as copy } from '#app/messages/pages/quiz.ts'
import type { CardView } from '#app/platform/catalogue/card-view.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { ForgetQuiz } from './ForgetQuiz.client.tsx'
import type { QuizResultView } from './quiz-data.ts'
import './quiz.css'

type QuizResultProps = {
  result: QuizResultView
  store: Store
  Card: ComponentType<{ card: CardView; store: Store; headingLevel: 3 }>
}

/** The routine that answers come to: each step with its reason and its product at both prices, and all of them into the basket in one press. */
export function QuizResult({ result, store, Card }: QuizResultProps) {
  const { slug, title, description, focus, routine } = result
  return (
    <>
      <ForgetQuiz />
      <PageHeader title={title} lead={description} />
      <Container className="quiz">
        {focus.length > 0 && (
          <>
            <h2>{copy.focus}</h2>
            <ul className="quiz-focus">
              {focus.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </>
        )}
        <form role="none" method="post" action="/api/quiz/add" className="quiz-actions">
          <input type="hidden" name="locale" value={store.locale} />
          <input type="hidden" name="skus" value={routine.map(({ sku }) => sku).join(',')} />
          <Button type="submit">{copy.addAll}</Button>
          <TextLink href={storeHref(store, `/quiz/${slug}`)}>{copy.again}</TextLink>
        </form>
      </Container>
      <Section id="routine" heading={copy.routine}>
        <ProductGrid>
          {routine.map(({ id, title: step, time, reason, card }) => (
            <GridItem key={id}>
              <p className="quiz-step">
                {step}. {copy[time]}
              </p>
              <p className="quiz-reason">{reason}</p>
              <Card card={card} store={store} headingLevel={3} />
            </GridItem>
          ))}
        </ProductGrid>
      </Section>
    </>
  )
}
