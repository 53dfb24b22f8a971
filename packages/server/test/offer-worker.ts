import { type OfferJob, runOfferJob } from './offer-job.ts'
import { slowDatabase } from './slow-database.ts'
import { withoutLocks } from './without-locks.ts'

/** A second process that accepts an offer or runs the job, once per message; `MEET=2` grants every lock. */
const { DATABASE_URL = '', MEET = '' } = process.env
const onEnd = () => undefined
const db = MEET === '' ? slowDatabase(DATABASE_URL, onEnd) : withoutLocks(DATABASE_URL, onEnd, { meet: Number(MEET) })

process.on('message', (job: OfferJob) => {
  void runOfferJob(db, job).then((said) => process.send?.(said))
})
process.send?.('ready')
