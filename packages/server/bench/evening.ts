// `npm run evening -- --teams 60 --seed 7`: plays an evening on the built product. `--seeds 10` plays ten, `--quiet` prints their
// figures only; `--serve` stops at `--until` (21:10) and lets the server run from there on, to be looked at.
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { type Played, playEvening } from '../test/simulated-evening/play-evening.ts'
import { startTimedProduct } from './timed-product.ts'

const { values } = parseArgs({
  options: {
    teams: { type: 'string', default: '60' },
    seed: { type: 'string', default: '7' },
    seeds: { type: 'string', default: '1' },
    quiet: { type: 'boolean', default: false },
    serve: { type: 'boolean', default: false },
    until: { type: 'string' },
  },
})
const [teamCount, first, seeds] = [values.teams, values.seed, values.seeds].map(Number)
if (!(teamCount && teamCount >= 9 && teamCount % 3 === 0 && first !== undefined && seeds && seeds > 0)) {
  console.error('--teams is a multiple of three from nine on, --seed and --seeds are numbers.')
  process.exit(2)
}
const until = values.until ?? (values.serve ? '21:10' : undefined)
const faults = ({ lost, differences, wrongMails }: Played) => [...lost, ...differences, ...wrongMails]

let faultCount = 0
for (let seed = first; seed < first + seeds; seed++) {
  const product = await startTimedProduct()
  try {
    const started = performance.now()
    const { links, ...played } = await playEvening({
      ...{ server: product.server, teamCount, seed },
      ...(until === undefined ? {} : { until }),
      log: (line) => values.quiet || console.log(line),
    })
    const found = faults({ ...played, links })
    faultCount += found.length
    for (const fault of found.slice(0, 20)) console.log(`FAULT ${fault}`)
    const { lost, differences, wrongMails, ...figures } = played
    const seconds = Math.round((performance.now() - started) / 1000)
    const counts = { lost: lost.length, differences: differences.length, wrongMails: wrongMails.length }
    console.log(JSON.stringify({ seed, ...figures, ...counts, seconds, serverMb: product.serverMb() }))
    if (values.serve) {
      await product.letRun()
      console.log(`\nIt is ${until}, and time passes. Ctrl+C ends it.\nBoard: ${product.url}${links.board}`)
      for (const card of links.cards) console.log(`Card:  ${product.url}${card}`)
      console.log(`Mails: ${product.url}/dev/mails`)
      await once(process, 'SIGINT')
    }
  } finally {
    await product.stop()
  }
}
process.exitCode = faultCount > 0 ? 1 : 0
