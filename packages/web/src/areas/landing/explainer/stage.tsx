import { memo } from 'react'
import { CourseSign } from '../pictures/course-sign.tsx'
import { House } from '../pictures/house.tsx'
import { Pair, Person } from '../pictures/pair.tsx'
import { Picture } from '../pictures/picture.tsx'
import { ink } from '../pictures/picture-colours.ts'
import { Town } from '../pictures/town.tsx'
import { pointOn, type Walk, walkPath } from '../pictures/walk.ts'
import { arrival, facesAt, type Moment, type SceneKey } from './scenes.ts'

/** The picture of one moment; the clock is outside (`use-playback.ts`). */
export function Stage({ moment, label }: { moment: Moment; label: string }) {
  const { key, progress } = moment
  return (
    <Picture label={label} width={560} height={440}>
      <Backdrop lit={isCourse(key) && progress >= arrival ? key : 'none'} />
      {(key === 'signUp' || key === 'teams') && <People moment={moment} />}
      {isCourse(key) && <OnTheWay course={key} progress={progress} />}
      {key === 'party' && <Party progress={progress} />}
      <FaceCounter faces={facesAt(moment)} />
    </Picture>
  )
}

/** Rendered again only when a light goes on or off. */
const Backdrop = memo(function Backdrop({ lit }: { lit: 'none' | 'starter' | 'main' | 'dessert' }) {
  return (
    <>
      <Town />
      <House course="main" x={292} y={262} scale={0.92} lit={lit === 'main'} />
      <House course="starter" x={112} y={346} scale={1.05} lit={lit === 'starter'} />
      <House course="dessert" x={448} y={372} scale={1.12} lit={lit === 'dessert'} />
    </>
  )
})

/** People appear one after the other, then in teams of two. */
function People({ moment: { key, progress } }: { moment: Moment }) {
  return people.map(({ from, to, leading }, index) => {
    const shown = key === 'teams' ? 1 : eased((progress * (people.length + 2) - index) / 2)
    const together = key === 'teams' ? eased(progress * 1.5) : 0
    const x = from[0] + (to[0] - from[0]) * together
    const y = from[1] + (to[1] - from[1]) * together
    return (
      <g
        key={`${from[0]}`}
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(1.35 * shown).toFixed(3)})`}
        fill={ink(leading ? 'glow' : 'line')}
        stroke={ink('ink')}
        strokeWidth="1.6"
      >
        <Person x={0} />
        {key === 'signUp' && shown === 1 && (
          <g>
            <circle cx="10" cy="-30" r="7" fill={ink('wall')} stroke="none" />
            <path d="M6.5 -30l2.6 2.6 4.6-5" fill="none" strokeWidth="2" strokeLinecap="round" />
          </g>
        )}
      </g>
    )
  })
}

function OnTheWay({ course, progress }: { course: 'starter' | 'main' | 'dessert'; progress: number }) {
  const { leading, otherWalks } = ways[course]
  const share = eased(progress / arrival)
  return (
    <>
      <path
        d={walkPath(leading)}
        fill="none"
        stroke={ink('glow')}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0.5 10"
      />
      {otherWalks.map((walk) => {
        return <Pair key={walkPath(walk)} {...pointOn(walk, share)} scale={1.25} />
      })}
      <Pair {...pointOn(leading, share)} scale={1.35} leading />
    </>
  )
}

function Party({ progress }: { progress: number }) {
  const nearness = eased(progress * 2)
  return (
    <>
      {nearness === 1 && <Confetti progress={(progress - 0.5) * 2} />}
      {crowd.map(({ x, y, leading }) => (
        <Pair key={x} x={280 + (x - 280) * (2 - nearness)} y={y + 60 * (1 - nearness)} scale={1.4} leading={leading} />
      ))}
    </>
  )
}

/** Eases the beginning and the end of a walk. */
function eased(share: number): number {
  const t = Math.min(Math.max(share, 0), 1)
  return t * t * (3 - 2 * t)
}

const pieces = [
  { course: 'starter', x: 176, y: 250, size: 6 },
  { course: 'main', x: 214, y: 316, size: 5 },
  { course: 'dessert', x: 246, y: 226, size: 7 },
  { course: 'starter', x: 352, y: 322, size: 5 },
  { course: 'dessert', x: 206, y: 188, size: 5 },
  { course: 'main', x: 372, y: 236, size: 6 },
  { course: 'starter', x: 398, y: 182, size: 5 },
  { course: 'dessert', x: 372, y: 296, size: 6 },
  { course: 'main', x: 250, y: 352, size: 6 },
  { course: 'dessert', x: 310, y: 344, size: 5 },
  { course: 'starter', x: 282, y: 366, size: 5 },
] as const

/** Circles, squares and triangles of three courses, thrown into the air. */
function Confetti({ progress }: { progress: number }) {
  return pieces.map(({ course, x, y, size }) => (
    <CourseSign
      key={`${x}-${y}`}
      course={course}
      x={290 + (x - 290) * (0.3 + 0.7 * progress)}
      y={400 + (y - 400) * progress}
      size={size}
      colour={ink(course)}
    />
  ))
}

const faceCount = 12

/** Twelve heads; each person already met is filled. */
function FaceCounter({ faces }: { faces: number }) {
  return (
    <g transform="translate(32 34)">
      {Array.from({ length: faceCount }, (_, index) => index).map((index) => {
        const isMet = index < faces
        return (
          <g key={index} transform={`translate(${index * 25} 0)`}>
            <circle
              r="9.5"
              fill={isMet ? ink('glow') : ink('night')}
              stroke={isMet ? ink('glow') : ink('line')}
              strokeWidth="2"
            />
            {isMet && (
              <g stroke={ink('ink')} strokeWidth="1.8" strokeLinecap="round" fill="none">
                <path d="M-3.4 -2.4v.6M3.4 -2.4v.6M-4 2.2a4.6 4.6 0 0 0 8 0" />
              </g>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** Doors of the three homes on the stage. */
const doors = { starter: [150, 352], main: [320, 268], dessert: [490, 380] } as const

type Place = readonly [number, number]

interface CastMember {
  /** Position when they sign up. */
  from: Place
  /** Position in the team. */
  to: Place
  leading: boolean
}

/** Six who sign up and become three teams, each at the home of its host; the ones in the middle are "you". */
const people: readonly CastMember[] = [
  { from: [60, 392], to: [doors.starter[0] - 9, doors.starter[1] + 6], leading: false },
  { from: [318, 410], to: [doors.starter[0] + 9, doors.starter[1] + 6], leading: false },
  { from: [232, 356], to: [doors.main[0] - 9, doors.main[1] + 6], leading: true },
  { from: [352, 322], to: [doors.main[0] + 9, doors.main[1] + 6], leading: true },
  { from: [196, 416], to: [doors.dessert[0] - 9, doors.dessert[1] + 6], leading: false },
  { from: [540, 420], to: [doors.dessert[0] + 9, doors.dessert[1] + 6], leading: false },
]

type Course = 'starter' | 'main' | 'dessert'

/** Ways before each course: "you" first, then the other guests of the same table. */
const ways: Record<Course, { leading: Walk; otherWalks: readonly Walk[] }> = {
  starter: {
    leading: [
      [320, 274, 304, 320, 262, 340, 232, 352],
      [232, 352, 206, 366, 180, 366, 156, 358],
    ],
    otherWalks: [[[-30, 420, 40, 424, 130, 412, 198, 374]]],
  },
  main: {
    leading: [
      [156, 358, 190, 384, 226, 362, 244, 330],
      [244, 330, 262, 300, 290, 286, 314, 274],
    ],
    otherWalks: [[[590, 208, 510, 214, 420, 240, 352, 296]], [[250, 470, 230, 400, 240, 340, 268, 306]]],
  },
  dessert: {
    leading: [
      [320, 274, 336, 330, 356, 376, 396, 396],
      [396, 396, 428, 412, 462, 408, 486, 388],
    ],
    otherWalks: [[[600, 440, 580, 432, 556, 420, 534, 406]]],
  },
}

/** All people at the end of the evening. */
const crowd: readonly { x: number; y: number; leading: boolean }[] = [
  { x: 168, y: 414, leading: false },
  { x: 214, y: 424, leading: false },
  { x: 260, y: 412, leading: false },
  { x: 304, y: 426, leading: true },
  { x: 350, y: 414, leading: false },
  { x: 396, y: 426, leading: false },
]

const isCourse = (key: SceneKey): key is Course => key in ways
