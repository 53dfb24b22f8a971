import { fillPlaceholders } from '@running-dinner/domain/messages/fill-placeholders.ts'
import { type MessageText, placeholdersOf } from '@running-dinner/domain/messages/placeholders.ts'

/**
 * Names in braces that mean nothing where they stand, each once (decisions B13). Asked of the templates and not of one
 * rendered mail: a host never sees the part for the others.
 */
export function unknownPlaceholders(subject: string, texts: Partial<Record<MessageText, string>>): string[] {
  const inTexts = Object.entries(texts).flatMap(([text, template]) => {
    const values = Object.fromEntries(placeholdersOf(text as MessageText).map((name) => [name, name]))
    return fillPlaceholders(template, values).unknown
  })
  return [...new Set([...fillPlaceholders(subject, {}).unknown, ...inTexts])]
}
