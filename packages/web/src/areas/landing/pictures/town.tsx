import { useId } from 'react'
import { ink } from './picture-colours.ts'

const stars = [
  [44, 82],
  [98, 66],
  [150, 96],
  [188, 72],
  [268, 84],
  [334, 62],
  [392, 70],
  [520, 40],
  [534, 116],
] as const

/** Background of the large pictures, 560 by 440: night sky, skyline, two hills. */
export function Town() {
  const clip = useId()
  return (
    <>
      <clipPath id={clip}>
        <rect width="560" height="440" rx="28" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="560" height="440" fill={ink('night')} />
        <g fill={ink('line')} opacity="0.75">
          {stars.map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r="1.7" />
          ))}
        </g>
        <circle cx="462" cy="82" r="34" fill={ink('glow')} />
        <circle cx="450" cy="74" r="30" fill={ink('night')} />
        <Skyline />
        <path d="M0 232C110 190 190 186 292 206S470 214 560 190V440H0Z" fill={ink('hill')} />
        <path d="M0 306C90 288 170 300 262 326S450 336 560 296V440H0Z" fill={ink('far')} />
        <path d="M0 412C120 392 210 404 300 414S470 420 560 398V440H0Z" fill={ink('near')} />
      </g>
    </>
  )
}

function Skyline() {
  return (
    <g fill={ink('far')}>
      <path d="M0 168H34V150H66V176H92V140L108 122L124 140V240H0Z" />
      <path d="M196 240V158H214L222 92L230 158H262V176H300V150H338V240Z" />
      <path d="M404 240V164H440V146H474V170H508V152H560V240Z" />
      <g fill={ink('glow')} opacity="0.55">
        <path d="M14 182h6v8h-6zM46 166h6v8h-6zM104 152h6v8h-6zM218 172h6v8h-6zM244 188h6v8h-6zM312 166h6v8h-6zM420 178h6v8h-6zM452 162h6v8h-6zM486 184h6v8h-6zM524 168h6v8h-6z" />
      </g>
    </g>
  )
}
