import { describe, expect, test } from 'vitest'
import { afterParty, mainCourseAtAdas, meals, person, words } from '../../../test/example-messages.ts'
import { renderDinnerRouteMessage } from './render-dinner-route-message.ts'

const templates = {
  selfTemplate: '{meal} at yours, {firstname} {lastname}, {mealtime}\nDiets: {mealspecifics}',
  hostsTemplate: '{meal} at {firstname} {lastname}, {hostaddress}, {mobilenumber}, {mealtime}',
}

function render(dinner = mainCourseAtAdas(), given: Partial<typeof templates & { message: string }> = {}) {
  return renderDinnerRouteMessage({
    message: { subject: 'Your route', message: '{route}', ...templates, ...given },
    recipient: dinner.own.members[1] ?? person('Ben'),
    team: dinner.own,
    teams: dinner.teams,
    visits: dinner.visits,
    meals,
    afterParty,
    routeLink: 'https://example.org/route',
    words,
  })
}

describe('a route message', () => {
  test('lists every course in order of time, with an empty line between', () => {
    expect(render().text).toBe(
      [
        'Starter at Cem Example, Elm Street 1, 04109 Leipzig, not given, 19:00',
        'Main course at yours, Ada Example, 21:00',
        'Dessert at Eva Example, Elm Street 1, 04109 Leipzig, not given, 23:00',
      ].join('\n\n'),
    )
  })

  test('carries link and after party beside the route', () => {
    expect(render(undefined, { message: '{firstname}: {routelink}\n{afterparty}' }).text).toBe(
      'Ben: https://example.org/route\nDancing (01:00)\nThe Cellar, Oak Road 9, 04107 Leipzig',
    )
  })

  test('names the diets of the guests only', () => {
    const dinner = mainCourseAtAdas({ ada: { gluten: true } })
    dinner.guests[0].members = [person('Gil', { vegan: true })]
    expect(render(dinner).text).toContain('21:00\nDiets: vegan (1)\n')
  })

  test('does not show guests the diets of other guests', () => {
    const dinner = mainCourseAtAdas({ ada: { gluten: true } })
    expect(render(dinner, { hostsTemplate: '{meal}\nDiets: {mealspecifics}' }).text).toMatch(/^Starter\n\nMain/)
  })

  test('reports a cancelled course instead of leading to a host that is not there', () => {
    const dinner = mainCourseAtAdas()
    Object.assign(dinner.starter, { status: 'CANCELLED', members: [], hostMemberId: undefined })
    expect(render(dinner).text.split('\n\n')[0]).toBe('Starter (19:00 cancelled)')
  })

  test('leaves out parts that have no template', () => {
    expect(render(undefined, { hostsTemplate: ' ' }).text).toBe('Main course at yours, Ada Example, 21:00')
  })

  test('warns once about a name that several blocks do not know', () => {
    expect(render(undefined, { hostsTemplate: '{routelink}' }).warnings).toEqual([
      { where: 'hostsPart', name: 'routelink' },
    ])
  })

  test('a host named like a placeholder keeps that name', () => {
    const dinner = mainCourseAtAdas()
    dinner.starter.members = [person('Cem', { firstnamePart: '{hostaddress}', lastname: "{route}$'" })]
    expect(render(dinner).text).toContain("Starter at {hostaddress} {route}$', Elm Street")
  })
})

describe('the number to call', () => {
  const numberOf = (host: string, partner: string) => {
    const dinner = mainCourseAtAdas()
    dinner.starter.members = [person('Cem', { mobileNumber: host }), person('Dana', { mobileNumber: partner })]
    return render(dinner, { hostsTemplate: '{mobilenumber}', selfTemplate: '' }).text.split('\n\n')[0]
  }

  test('is the host number when there is one', () => {
    expect(numberOf('0171 1', '0171 2')).toBe('0171 1')
    expect(numberOf('0171 1', '')).toBe('0171 1')
  })

  test('is the partner number, with the name, when the host gave none', () => {
    expect(numberOf('', '0171 2')).toBe('0171 2 (Dana Example)')
  })

  test('names every member that can be called in a larger team', () => {
    const dinner = mainCourseAtAdas()
    dinner.starter.members = [
      person('Cem'),
      person('Dana', { mobileNumber: '0171 1' }),
      person('Ida', { mobileNumber: '0171 2' }),
    ]
    expect(render(dinner, { hostsTemplate: '{mobilenumber}' }).text).toMatch(
      /^0171 1 \(Dana Example\), 0171 2 \(Ida Example\)\n/,
    )
  })
})
