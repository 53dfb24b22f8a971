import type { Walk } from '../pictures/walk.ts'
import type { SceneKey } from './scenes.ts'

/** Doors of the three homes on the stage. */
const doors = { starter: [150, 352], main: [320, 268], dessert: [490, 380] } as const

type Place = readonly [number, number]

interface Person {
  /** Position when they sign up. */
  from: Place
  /** Position in the team. */
  to: Place
  leading: boolean
}

/** Six who sign up and become three teams, each at the home of its host; the ones in the middle are "you". */
export const people: readonly Person[] = [
  { from: [60, 392], to: [doors.starter[0] - 9, doors.starter[1] + 6], leading: false },
  { from: [318, 410], to: [doors.starter[0] + 9, doors.starter[1] + 6], leading: false },
  { from: [232, 356], to: [doors.main[0] - 9, doors.main[1] + 6], leading: true },
  { from: [352, 322], to: [doors.main[0] + 9, doors.main[1] + 6], leading: true },
  { from: [196, 416], to: [doors.dessert[0] - 9, doors.dessert[1] + 6], leading: false },
  { from: [540, 420], to: [doors.dessert[0] + 9, doors.dessert[1] + 6], leading: false },
]

type Course = 'starter' | 'main' | 'dessert'

/** Ways before each course: "you" first, then the other guests of the same table. */
export const ways: Record<Course, { leading: Walk; others: readonly Walk[] }> = {
  starter: {
    leading: [
      [320, 274, 304, 320, 262, 340, 232, 352],
      [232, 352, 206, 366, 180, 366, 156, 358],
    ],
    others: [[[-30, 420, 40, 424, 130, 412, 198, 374]]],
  },
  main: {
    leading: [
      [156, 358, 190, 384, 226, 362, 244, 330],
      [244, 330, 262, 300, 290, 286, 314, 274],
    ],
    others: [[[590, 208, 510, 214, 420, 240, 352, 296]], [[250, 470, 230, 400, 240, 340, 268, 306]]],
  },
  dessert: {
    leading: [
      [320, 274, 336, 330, 356, 376, 396, 396],
      [396, 396, 428, 412, 462, 408, 486, 388],
    ],
    others: [[[600, 440, 580, 432, 556, 420, 534, 406]]],
  },
}

/** All people at the end of the evening. */
export const crowd: readonly { x: number; y: number; leading: boolean }[] = [
  { x: 168, y: 414, leading: false },
  { x: 214, y: 424, leading: false },
  { x: 260, y: 412, leading: false },
  { x: 304, y: 426, leading: true },
  { x: 350, y: 414, leading: false },
  { x: 396, y: 426, leading: false },
]

export const isCourse = (key: SceneKey): key is Course => key in ways
