import { HtmlValidate, type Message } from 'html-validate'
import type { EngineFinding, EngineResult, Undecided } from '../evidence.ts'
import { packageVersion } from './package-version.ts'
import { settledWhy } from './settled-rules.ts'

/**
 * The rules of the standard, without those that are a matter of style or that this project's own tests hold in another way. Each that is off has its reason.
 */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes void elements, boolean attributes and the doctype as HTML allows, not as the preset prefers.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    // Whitespace and letter case have no meaning in the parsed document.
    'no-trailing-whitespace': 'off',
    'no-raw-characters': 'off',
    // React and the framework set style attributes; the content policy says which are allowed.
    'no-inline-style': 'off',
    // The length of a description is no rule of HTML.
    'long-title': 'off',
    // Whether a class is known is the bundler's work.
    'class-pattern': 'off',
    'id-pattern': 'off',
    'name-pattern': 'off',
    // A redundant role is allowed; list styles take the role away in one browser, which is why lists repeat it.
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
    // The framework's own scripts and preloads are same-origin and hashed by the content policy.
    'require-sri': 'off',
  },
})

/** Reports HTML that is not valid, as served and as it is after hydration. */
export async function runHtmlValidate(served: string, hydrated: string): Promise<EngineResult> {
  const [first, second] = await Promise.all([messagesOf(served), messagesOf(hydrated)])
  const told = [
    ...first.map((message) => findingOf(message, 'as served')),
    ...second
      .filter(({ ruleId, message }) => !first.some((other) => other.ruleId === ruleId && other.message === message))
      .map((message) => findingOf(message, 'after hydration')),
  ].map((finding) => ({ finding, why: settledWhy(finding.rule, finding.target) }))
  const findings = told.filter(({ why }) => why === undefined).map(({ finding }) => finding)
  const undecided = told.flatMap(({ finding: { engine, rule, criteria, message, target }, why }): Undecided[] =>
    why === undefined ? [] : [{ engine, rule, criteria, message, target, count: 1, settled: why }],
  )
  return { engine: 'html-validate', version: packageVersion('html-validate'), findings, undecided, passed: findings.length === 0 ? 2 : 0 }
}

async function messagesOf(html: string): Promise<Message[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages)
}

function findingOf({ ruleId, message, selector }: Message, when: string): EngineFinding {
  return { engine: 'html-validate', rule: ruleId, criteria: [], message: `${message} (${when})`, target: selector ?? '', html: '' }
}
