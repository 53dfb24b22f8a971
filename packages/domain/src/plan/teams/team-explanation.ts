/** Why people cook together, strongest reason first; `DRAWN` only where there is no other. */
export const togetherReasons = [
  'FIXED_PAIR',
  'MUTUAL_WISH',
  'THIRD_PERSON',
  'SEATS',
  'GENDER',
  'COURSE_WISH',
  'NEAR',
  'DRAWN',
] as const
export type TogetherReason = (typeof togetherReasons)[number]

/** Why the team cooks at this member's home. */
export const hostReasons = [
  'ONLY_ONE_WITH_SEATS',
  'ENOUGH_SEATS',
  'SEATS_UNKNOWN',
  'NOBODY_WITH_SEATS',
  'CHOSEN_BY_HAND',
  'NO_HOST',
] as const
export type HostReason = (typeof hostReasons)[number]

/** Why the team cooks this course. */
export const courseReasons = ['WISH_OF_ALL', 'WISH_OF_SOME', 'WISH_NOT_POSSIBLE', 'ONLY_GUEST', 'DRAWN'] as const
export type CourseReason = (typeof courseReasons)[number]

export interface Reason<Kind extends string> {
  reason: Kind
  /** Fills the placeholders of the sentence `phrases` has for the reason: `host` a name, `seats` people, `metres`. */
  data: Readonly<Record<string, string | number>>
}

export interface TeamExplanation {
  together: Reason<TogetherReason>[]
  host: Reason<HostReason>
  course: Reason<CourseReason>
}
