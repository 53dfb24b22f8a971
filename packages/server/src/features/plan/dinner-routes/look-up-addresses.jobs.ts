import type { Ctx } from '../../../platform/ctx.ts'
import { addressHash, configuredGeocoder, type Geocoder, geocodeCacheStore } from '../geocoding/index.ts'
import { addressGeocodingStore as store, type WaitingAddress } from './address-geocoding.store.ts'

type JobCtx = Pick<Ctx, 'db' | 'config' | 'clock' | 'log' | 'baseUrl'>

interface Options {
  /** Stops the run after the current address. */
  signal?: AbortSignal
  geocoder?: Geocoder
}

const minute = 60_000
/** Delays after each failed attempt; after the last one the address is not looked up until it is edited. */
const retryAfterMs = [1 * minute, 5 * minute, 30 * minute, 360 * minute]
const batchSize = 200

/**
 * Looks up every due address (`geocoding_due_at`), one at a time and outside any transaction; only one process runs at
 * a time. Returns how many were located. A failing address does not stop the run.
 */
export async function lookUpAddresses(ctx: JobCtx, { signal, geocoder }: Options = {}): Promise<number> {
  const located = await store.runExclusively(ctx.db, async () => {
    await geocodeCacheStore.forgetOld(ctx.db, ctx.clock.now())
    const activeGeocoder = geocoder ?? (await configuredGeocoder(ctx))
    let count = 0
    for await (const waiting of dueAddresses(ctx)) {
      if (signal?.aborted) break
      if (await lookUp(ctx, activeGeocoder, waiting)) count++
    }
    return count
  })
  return located ?? 0
}

/**
 * Includes addresses that become due during the run. Yields each address once, unless it was edited; an outcome that
 * could not be saved is retried in the next run.
 */
async function* dueAddresses(ctx: JobCtx): AsyncGenerator<WaitingAddress> {
  const seenAddresses = new Set<string>()
  for (;;) {
    const waiting = await store.waiting(ctx.db, ctx.clock.now(), batchSize + seenAddresses.size)
    const fresh = waiting.filter((address) => !seenAddresses.has(keyOf(address)))
    if (fresh.length === 0) return
    for (const address of fresh) seenAddresses.add(keyOf(address))
    yield* fresh
  }
}

async function lookUp(ctx: JobCtx, geocoder: Geocoder, waiting: WaitingAddress): Promise<boolean> {
  try {
    const hash = addressHash(waiting.address)
    if (isSettled(waiting, hash)) return await markDone(ctx, waiting)
    const { result, settled } = await geocoder.locate({ ...waiting.address, country: countryOf(ctx, waiting) })
    const isKnown = waiting.geocodedAddressHash?.equals(hash) ?? false
    const isStored = await store.save(ctx.db, waiting, {
      coordinate: result || !isKnown ? { result, addressHash: hash } : 'keep',
      ...(settled ? { attempts: 0, dueAt: null } : nextAttempt(ctx, waiting)),
    })
    return isStored && result !== undefined
  } catch (error) {
    ctx.log.warn('address not looked up', { job: 'look-up-addresses', error })
    await postpone(ctx, waiting)
    return false
  }
}

/** A manual pin and an exact result stay as long as the address is the same. */
function isSettled({ quality, geocodedAddressHash }: WaitingAddress, hash: Buffer): boolean {
  const isSame = geocodedAddressHash?.equals(hash) ?? quality === 'MANUAL'
  return isSame && (quality === 'MANUAL' || quality === 'EXACT')
}

async function markDone(ctx: JobCtx, waiting: WaitingAddress): Promise<false> {
  await store.save(ctx.db, waiting, { coordinate: 'keep', attempts: 0, dueAt: null })
  return false
}

async function postpone(ctx: JobCtx, waiting: WaitingAddress): Promise<void> {
  try {
    await store.save(ctx.db, waiting, { coordinate: 'keep', ...nextAttempt(ctx, waiting) })
  } catch (error) {
    ctx.log.error('address neither looked up nor postponed', { job: 'look-up-addresses', error })
  }
}

function nextAttempt(ctx: JobCtx, { attempts }: WaitingAddress): { attempts: number; dueAt: Date | null } {
  const delay = retryAfterMs[attempts]
  return { attempts: attempts + 1, dueAt: delay === undefined ? null : new Date(ctx.clock.now().getTime() + delay) }
}

/** Country of the participant, else of the event, else the configured default. */
function countryOf(ctx: JobCtx, { address, eventCountry }: WaitingAddress): string {
  return (
    [address.country, eventCountry].find((country) => /^[A-Za-z]{2}$/.test(country)) ??
    ctx.config.geocoderDefaultCountry
  )
}

function keyOf({ owner, address }: WaitingAddress): string {
  return `${owner.table} ${owner.table === 'participant' ? owner.id : owner.dinnerId} ${addressHash(address).toString('base64')}`
}
