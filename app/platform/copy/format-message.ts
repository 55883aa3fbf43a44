import { _createCache, _createIntlFormatters, type ICUArgs } from 'use-intl/core'
import formatIcu from 'use-intl/format-message'

type ArgumentTypes = { ICUArgument: string; ICUNumberArgument: number; ICUDateArgument: Date }

/** The values that a message needs, inferred from its text. A text of type `string` takes any values. */
type MessageValues<Message extends string> = string extends Message
  ? Readonly<Record<string, string | number>>
  : ICUArgs<Message, ArgumentTypes>

/** Determines how numbers and plurals are written: required for messages that have either. */
type LocaleOf<Message extends string> = Message extends `${string}, ${'plural' | 'number'}${string}` ? [locale: string] : [locale?: string]

const cache = _createCache()
const formatters = _createIntlFormatters(cache)

/**
 * A message of app/messages with its values filled in. The build compiles messages (`compile-messages.cjs`), so that no parser reaches the
 * browser; tests and Storybook parse the same ICU text.
 */
export function formatMessage<const Message extends string>(
  message: Message,
  values: MessageValues<Message>,
  ...locale: LocaleOf<Message>
): string {
  return messageParts<never>(message, values as Record<string, string | number>, ...locale).join('')
}

/** Placeholder for a non-text value while use-intl formats: compiled messages turn every value into a string. A private-use character. */
const MARK = '\uE000'
const MARKED = new RegExp(`${MARK}(\\d+)${MARK}`)

/** The same for values that are not plain text, such as links: the parts of the sentence in order. */
export function messageParts<Value extends object>(
  message: string,
  values: Readonly<Record<string, string | number | Value>>,
  locale = 'en',
): (string | Value)[] {
  const objects: Value[] = []
  const texts = Object.entries(values).map(([name, value]): [string, string | number] => {
    if (typeof value === 'number') return [name, value]
    if (typeof value === 'string') return [name, value.replaceAll(MARK, '')]
    objects.push(value)
    return [name, `${MARK}${objects.length - 1}${MARK}`]
  })
  const sentence = String(formatIcu('', message, Object.fromEntries(texts), { cache, formatters, locale }))
  return sentence
    .split(MARKED)
    .map((part, at) => (at % 2 === 0 ? part : (objects[Number(part)] ?? '')))
    .filter((part) => part !== '')
}
