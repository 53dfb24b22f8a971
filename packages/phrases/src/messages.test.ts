import { fillPlaceholders, type MessageText, placeholdersOf } from '@running-dinner/domain/messages'
import { describe, expect, test } from 'vitest'
import { messages as german } from './de/messages.ts'
import { messages as english } from './en/messages.ts'

function textsOf({ defaults, prepared, cancelled }: typeof german): [MessageText, string][] {
  return [
    ...Object.values(prepared).map(({ message }): [MessageText, string] => ['teamMessage', message]),
    ['participantMessage', defaults.PARTICIPANT.message],
    ['participantMessage', cancelled.message],
    ['teamMessage', defaults.TEAM.message],
    ['hostPart', defaults.TEAM.hostMessagePartTemplate],
    ['nonHostPart', defaults.TEAM.nonHostMessagePartTemplate],
    ['routeMessage', defaults.DINNER_ROUTE.message],
    ['selfPart', defaults.DINNER_ROUTE.selfTemplate],
    ['hostsPart', defaults.DINNER_ROUTE.hostsTemplate],
  ]
}

describe.each([
  ['German', german],
  ['English', english],
])('the %s default messages', (_, messages) => {
  test.each(textsOf(messages))('%s uses only placeholders it knows', (text, template) => {
    const values = Object.fromEntries(placeholdersOf(text).map((name) => [name, 'x']))
    expect(fillPlaceholders(template, values).unknown).toEqual([])
  })

  test('use every placeholder there is', () => {
    const used = textsOf(messages).flatMap(([, template]) => fillPlaceholders(template, {}).unknown)
    expect(new Set(used)).toEqual(new Set(Object.keys(messages.placeholders)))
  })

  test('leave no gap where diets and after party are empty', () => {
    const { message } = messages.defaults.DINNER_ROUTE
    expect(fillPlaceholders(message, { afterparty: '' }).text).not.toMatch(/\n\n\n|afterparty/)
    const team = fillPlaceholders(messages.defaults.TEAM.message, { mealspecifics: '' }).text
    expect(team).not.toMatch(/\n\n\n|mealspecifics/)
    expect(team.split('\n')).toHaveLength(messages.defaults.TEAM.message.split('\n').length - 1)
  })
})

test('a route mail starts with its subject', () => {
  expect(english.defaults.DINNER_ROUTE.subject).toBe('Your Running Dinner Route')
  expect(german.defaults.DINNER_ROUTE.subject).not.toBe(english.defaults.DINNER_ROUTE.subject)
})
