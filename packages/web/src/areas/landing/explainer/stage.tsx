import { memo } from 'react'
import { CourseSign } from '../pictures/course-sign.tsx'
import { House } from '../pictures/house.tsx'
import { Pair, Person } from '../pictures/pair.tsx'
import { Picture } from '../pictures/picture.tsx'
import { ink } from '../pictures/picture-colours.ts'
import { Town } from '../pictures/town.tsx'
import { pointOn, walkPath } from '../pictures/walk.ts'
import { crowd, isCourse, people, ways } from './cast.ts'
import { arrival, facesAt, type Moment } from './scenes.ts'

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
  const { leading, others } = ways[course]
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
      {others.map((walk) => {
        return <Pair key={walkPath(walk)} {...pointOn(walk, share)} scale={1.25} />
      })}
      <Pair {...pointOn(leading, share)} scale={1.35} leading />
    </>
  )
}

function Party({ progress }: { progress: number }) {
  const here = eased(progress * 2)
  return (
    <>
      {here === 1 && <Confetti progress={(progress - 0.5) * 2} />}
      {crowd.map(({ x, y, leading }) => (
        <Pair key={x} x={280 + (x - 280) * (2 - here)} y={y + 60 * (1 - here)} scale={1.4} leading={leading} />
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

const FACES = 12

/** Twelve heads; each person already met is filled. */
function FaceCounter({ faces }: { faces: number }) {
  return (
    <g transform="translate(32 34)">
      {Array.from({ length: FACES }, (_, index) => index).map((index) => {
        const known = index < faces
        return (
          <g key={index} transform={`translate(${index * 25} 0)`}>
            <circle
              r="9.5"
              fill={known ? ink('glow') : ink('night')}
              stroke={known ? ink('glow') : ink('line')}
              strokeWidth="2"
            />
            {known && (
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
