import { registrationInput } from '@running-dinner/contract/forms'
import { publicDinnerById } from '../src/features/people/registration/public-page/authorized-public-dinner.ts'
import { register } from '../src/features/people/registration/register/register.ts'
import { readConfig } from '../src/platform/config.ts'
import { connectDatabase } from '../src/platform/db/database.ts'
import { mailingAfterwards } from './mailing-afterwards.ts'
import { silentLog } from './test-log.ts'

/** A process that registers one person per message; tests kill it in between. */
const { DATABASE_URL = '', MAILS = 'real' } = process.env
const unused = () => {
  throw new Error('registering does not need this')
}

process.on('message', ({ now, publicId, body, key }: { now: string; publicId: string; body: object; key: string }) => {
  const connection = connectDatabase(DATABASE_URL, { max: 2 })
  if (MAILS !== 'real') mailingAfterwards(connection.pool)
  const ctx = {
    db: connection.db,
    config: readConfig({ NODE_ENV: 'test', RATE_LIMITS: 'off' }),
    clock: { now: () => new Date(now) },
    log: silentLog,
    workers: { run: unused, close: unused },
    pubSub: { listen: unused, close: unused },
    newSeed: () => 42,
    baseUrl: () => 'http://localhost:8080',
  }
  publicDinnerById(ctx, publicId)
    .then((dinner) => register(ctx as never, dinner, registrationInput.parse(body), key))
    .finally(() => connection.close())
    .then(
      () => process.send?.('registered'),
      () => process.send?.('failed'),
    )
})
process.send?.('ready')
