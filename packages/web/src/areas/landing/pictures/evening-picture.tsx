import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { House } from './house.tsx'
import { Pair } from './pair.tsx'
import { Picture } from './picture.tsx'
import { ink } from './picture-colours.ts'
import { Town } from './town.tsx'
import { pointOn, type Walk, walkPath } from './walk.ts'

/** Three teams change homes between two courses; their ways cross, and each ends at another door. */
const walks = {
  first: [
    [150, 356, 156, 392, 196, 384, 218, 348],
    [218, 348, 240, 312, 272, 300, 312, 270],
  ],
  second: [
    [320, 272, 332, 322, 352, 372, 392, 394],
    [392, 394, 424, 410, 470, 408, 490, 384],
  ],
  third: [
    [478, 388, 430, 430, 350, 424, 292, 398],
    [292, 398, 244, 376, 200, 346, 158, 362],
  ],
} as const satisfies Record<string, Walk>

/** The idea in one picture: three homes, three courses, ways that cross. */
export function EveningPicture({ label }: { label: string }) {
  return (
    <Picture label={label} width={560} height={440}>
      <Town />
      <House course="main" x={292} y={262} scale={0.92} />
      <House course="starter" x={112} y={346} scale={1.05} />
      <House course="dessert" x={448} y={372} scale={1.12} />
      <g fill="none" strokeLinecap="round" strokeWidth="4">
        <path d={walkPath(walks.second)} stroke={ink('line')} strokeDasharray="10 9" opacity="0.85" />
        <path d={walkPath(walks.third)} stroke={ink('line')} strokeDasharray="2 9" opacity="0.85" />
        <path d={walkPath(walks.first)} stroke={ink('glow')} strokeDasharray="0.5 10" strokeWidth="5.5" />
      </g>
      <SecondTeam>
        <Pair scale={1.2} />
      </SecondTeam>
      <ThirdTeam>
        <Pair scale={1.35} />
      </ThirdTeam>
      <FirstTeam>
        <Pair scale={1.3} leading />
      </FirstTeam>
    </Picture>
  )
}

const STEPS = 12
/** Where the teams stop, so that each is seen on its way. */
const STOP = 0.62

/** Runs once for less than five seconds, so it needs no button to stop it; with reduced motion the last picture is shown. */
function team(walk: Walk) {
  const at = (share: number) => {
    const { x, y } = pointOn(walk, share)
    return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`
  }
  const frames = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS)
    .map((share) => `${(share * 100).toFixed(1)}% { transform: ${at(share * STOP)}; }`)
    .join('\n')
  const walking = keyframes`${frames}`
  return styled('g')({
    transform: at(STOP),
    '@media screen and (prefers-reduced-motion: no-preference)': { animation: `${walking} 4.2s linear 0.6s both` },
  })
}

const FirstTeam = team(walks.first)
const SecondTeam = team(walks.second)
const ThirdTeam = team(walks.third)
