import { memo } from 'react'
import { House } from '../pictures/house.tsx'
import { Pair } from '../pictures/pair.tsx'
import { Person } from '../pictures/person.tsx'
import { Picture } from '../pictures/picture.tsx'
import { ink } from '../pictures/picture-colours.ts'
import { Town } from '../pictures/town.tsx'
import { pointOn, walkPath } from '../pictures/walk.ts'
import { crowd, isCourse, people, ways } from './cast.ts'
import { Confetti } from './confetti.tsx'
import { FaceCounter } from './face-counter.tsx'
import { arrival, facesAt, type Moment } from './scenes.ts'

/** What is to be seen at one moment. Nothing here runs by itself. */
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

/** Drawn anew only when a light goes on or off. */
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

/** First one after the other, then two and two. */
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

/** Nobody starts or stops walking at once. */
function eased(share: number): number {
  const t = Math.min(Math.max(share, 0), 1)
  return t * t * (3 - 2 * t)
}
