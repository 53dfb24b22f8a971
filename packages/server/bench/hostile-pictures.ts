import { maxPixels, squarePicture } from '../src/platform/images/square-picture.ts'
import { blackPng, promisedPng, svg } from '../test/hostile-pictures.ts'

/** Pictures that would be expensive to decode, and a file that is none. */
const pictures: readonly (() => Buffer)[] = [
  () => svg,
  () => promisedPng(4_000, 4_000),
  () => promisedPng(65_000, 65_000),
  () => blackPng(22_000, 22_000),
  () => blackPng(maxPixels / 5_000 + 1, 5_000),
]

/** What this process spends on refusing them as the server does. */
export async function hostilePictures() {
  const before = process.memoryUsage().rss
  let mostCpuMs = 0
  for (const make of pictures) {
    const bytes = make()
    const start = process.cpuUsage()
    const isTaken = await squarePicture(bytes).then(
      () => true,
      () => false,
    )
    if (isTaken) throw new Error('a hostile picture was not refused')
    const { user, system } = process.cpuUsage(start)
    mostCpuMs = Math.max(mostCpuMs, Math.round((user + system) / 1_000))
  }
  return { mostCpuMs, moreMb: Math.round((process.memoryUsage().rss - before) / 1_000_000) }
}
