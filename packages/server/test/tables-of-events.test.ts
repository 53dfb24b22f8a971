import { expect, test } from 'vitest'
import { testDatabase } from './database.ts'
import { columnsOf } from './database-walk.ts'

/** Tables without the id of an event, with the reason. */
const withoutEvent: Readonly<Record<string, string>> = {
  account: 'of a person, for all events',
  account_link: 'of an account',
  avatar: 'of an account',
  deleted_dinner: 'digests of events that are gone',
  deletion_counter: 'of the database, beside the tombstones',
  deletion_receipt: 'of the database, beside the tombstones',
  dev_mail: 'mails as sent, outside production only',
  dinner: 'is the event',
  geocode_cache: 'places of addresses, for all events',
  job: 'when each job runs next, of the instance',
  mail_server: 'what the last attempt to reach the mail server said, of the instance',
  newsletter_consent: 'of an address, for all events',
  payment_event: 'messages of the payment provider, before their order is known',
  portal_token: 'opens all events of an address',
  rate_limit: 'counters of calls',
  sandbox_order: 'of the sandbox, which takes the place of a provider outside',
  schema_migration: 'of the database',
  shared_secret: 'keys of the instance',
  stranger_mail: 'mails to an address, over all events',
  travel_cache: 'ways between places, for all events',
  unwanted_address: 'an address that wants no mail of any event',
}

test('every table carries the id of its event, or a reason why it has none', async () => {
  const columns = await columnsOf(await testDatabase())
  const tables = [...new Set(columns.map(({ table }) => table))]
  const ofEvents = new Set(columns.filter(({ column }) => column === 'dinner_id').map(({ table }) => table))
  expect(tables.filter((table) => !ofEvents.has(table))).toEqual(Object.keys(withoutEvent).sort())
})
