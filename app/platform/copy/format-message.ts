import { _createCache, _createIntlFormatters, type ICUArgs } from 'use-intl/core'
import formatIcu from 'use-intl/format-message'

type ArgumentTypes = { ICUArgument: string; ICUNumberArgument: number; ICUDateArgument: Date }

/** What a message asks for, read from its text. A text that is only known as a string takes any values. */
type MessageValues<Message extends string> = string extends Message
  ? Readonly<Record<string, string | number>>
  : ICUArgs<Message, ArgumentTypes>

/** The locale decides how numbers and plurals are written: a message that has either must be given it. */
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

/** The same for values that are more than text, such as links: the parts of the sentence in order. */
export function messageParts<Value>(
  message: string,
  values: Readonly<Record<string, string | number | Value>>,
  locale = 'en',
): (string | Value)[] {
  // use-intl types rich values as React nodes, but passes any object through.
  const formatted = formatIcu('', message, values as Parameters<typeof formatIcu>[2], { cache, formatters, locale }) as
    | string
    | (string | Value)[]
  return Array.isArray(formatted) ? formatted : [formatted]
}
