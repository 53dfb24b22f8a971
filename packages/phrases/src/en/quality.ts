import type { quality as source } from '../de/quality.ts'
import type { Phrases } from '../phrases.ts'

export const quality = {
  NOBODY_MEETS_TWICE: 'No teams meet twice.',
  MEETS_TWICE_one: '{{count}} pair of teams meets more than once.',
  MEETS_TWICE_other: '{{count}} pairs of teams meet more than once.',
  EVERYBODY_SEATED: 'Every team has a place at every course.',
  NOT_SEATED_one: '{{count}} team is missing a place for at least one course.',
  NOT_SEATED_other: '{{count}} teams are missing a place for at least one course.',
  TABLE_SIZE_UNUSUAL_one: '{{count}} table has more or fewer teams than the others.',
  TABLE_SIZE_UNUSUAL_other: '{{count}} tables have more or fewer teams than the others.',
  SEATS_SUFFICE: 'Every table has enough seats.',
  SEATS_MISSING_one: '{{count}} table doesn’t have enough seats.',
  SEATS_MISSING_other: '{{count}} tables don’t have enough seats.',
  SEATS_UNKNOWN_one: '{{count}} team may not have enough seats: the number is unknown.',
  SEATS_UNKNOWN_other: '{{count}} teams may not have enough seats: the number is unknown.',
  COURSE_WISHES: '{{granted}} of {{wished}} course wishes are granted.',
  SAME_ADDRESS_SAME_COURSE_one: '{{count}} pair of teams cooks the same course at the same address.',
  SAME_ADDRESS_SAME_COURSE_other: '{{count}} pairs of teams cook the same course at the same address.',
  CANCELLED_IN_ROUTE_one: '{{count}} cancelled team is still part of routes.',
  CANCELLED_IN_ROUTE_other: '{{count}} cancelled teams are still part of routes.',
  LONGEST_LEG: 'The longest leg is {{metres}}.',
  LEGS_ABOVE_LIMIT_one: '{{count}} leg is longer than {{limitMetres}}.',
  LEGS_ABOVE_LIMIT_other: '{{count}} legs are longer than {{limitMetres}}.',
  LEGS_TOO_SLOW_one:
    '{{count}} leg takes longer than the time between two courses allows: {{minutes}} minutes, if people spend 45 minutes at each table.',
  LEGS_TOO_SLOW_other:
    '{{count}} legs take longer than the time between two courses allows, if people spend 45 minutes at each table. The longest takes {{minutes}} minutes.',
  FAIRNESS: 'The longest route is {{metres}}; the average is {{averageMetres}}.',
  DIETS_AT_TABLE_one: 'At {{count}} table, a guest is vegan, vegetarian, or eats lactose- or gluten-free.',
  DIETS_AT_TABLE_other: 'At {{count}} tables, a guest is vegan, vegetarian, or eats lactose- or gluten-free.',
  LOCATION_UNKNOWN_one: 'The location of {{count}} team is unknown. Its distances are estimates.',
  LOCATION_UNKNOWN_other: 'The locations of {{count}} teams are unknown. Their distances are estimates.',
  LOCATION_DOUBTFUL_one:
    'For {{count}} team, the house was found far from its postcode and town. The plan uses the town.',
  LOCATION_DOUBTFUL_other:
    'For {{count}} teams, the house was found far from its postcode and town. The plan uses the town.',
  GAP_TO_BOUND: 'Distances could be up to {{percent}}% shorter.',
  PROVEN_OPTIMAL: 'No better plan is possible with these courses.',
} satisfies Phrases<typeof source>
