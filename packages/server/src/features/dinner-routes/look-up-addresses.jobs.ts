import { setTimeout } from 'node:timers/promises'
import type { Ctx } from '../../platform/ctx.ts'
import { addressHash } from '../../platform/geocoding/address-hash.ts'
import { geocodeCacheStore } from '../../platform/geocoding/geocode-cache.store.ts'
import { configuredGeocoder, type Geocoder } from '../../platform/geocoding/geocoder.ts'
import { addressGeocodingStore as store, type WaitingAddress } from './address-geocoding.store.ts'

type JobCtx = Pick<Ctx, 'db' | 'config' | 'clock' | 'log' | 'baseUrl'>

interface Options {
  /** Ends the run after the address at hand. */
  signal?: AbortSignal
  geocoder?: Geocoder
}

const minute = 60_000
/** After the last one nobody asks again until the address is edited. */
const retryAfterMs = [1 * minute, 5 * minute, 30 * minute, 360 * minute]
const batchSize = 200

/**
 * Gives every address that waits (`geocoding_due_at`) its coordinate, one after the other, outside any transaction; only one
 * process at a time. Returns how many got one. Never throws because of a single address.
 */
export async function lookUpAddresses(ctx: JobCtx, { signal, geocoder }: Options = {}): Promise<number> {
  const located = await store.alone(ctx.db, async () => {
    await geocodeCacheStore.forgetOld(ctx.db, ctx.clock.now())
    const asked = geocoder ?? (await configuredGeocoder(ctx, (ms) => setTimeout(ms)))
    let count = 0
    for await (const waiting of eachOnce(ctx)) {
      if (signal?.aborted) break
      if (await lookUp(ctx, asked, waiting)) count++
    }
    return count
  })
  return located ?? 0
}

/** Also what becomes due during the run; an address whose outcome could not be stored comes back in the next run, unless it was edited. */
async function* eachOnce(ctx: JobCtx): AsyncGenerator<WaitingAddress> {
  const seen = new Set<string>()
  for (;;) {
    const waiting = await store.waiting(ctx.db, ctx.clock.now(), batchSize + seen.size)
    const fresh = waiting.filter((one) => !seen.has(keyOf(one)))
    if (fresh.length === 0) return
    for (const one of fresh) seen.add(keyOf(one))
    yield* fresh
  }
}

async function lookUp(ctx: JobCtx, geocoder: Geocoder, waiting: WaitingAddress): Promise<boolean> {
  try {
    const hash = addressHash(waiting.address)
    if (isSettled(waiting, hash)) return await done(ctx, waiting)
    const { result, settled } = await geocoder.locate({ ...waiting.address, country: countryOf(ctx, waiting) })
    const known = waiting.geocodedAddressHash?.equals(hash) ?? false
    const stored = await store.save(ctx.db, waiting, {
      coordinate: result || !known ? { result, addressHash: hash } : 'keep',
      ...(settled ? { attempts: 0, dueAt: null } : nextAttempt(ctx, waiting)),
    })
    return stored && result !== undefined
  } catch (error) {
    ctx.log.warn('address not looked up', { job: 'look-up-addresses', error })
    await postpone(ctx, waiting)
    return false
  }
}

/** A pin set by hand is never moved, and what is exact cannot get better, as long as the address is the same. */
function isSettled({ quality, geocodedAddressHash }: WaitingAddress, hash: Buffer): boolean {
  const isSame = geocodedAddressHash?.equals(hash) ?? quality === 'MANUAL'
  return isSame && (quality === 'MANUAL' || quality === 'EXACT')
}

async function done(ctx: JobCtx, waiting: WaitingAddress): Promise<false> {
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

/** The participant's country, else the event's, else the configured one (decisions B11). */
function countryOf(ctx: JobCtx, { address, eventCountry }: WaitingAddress): string {
  return (
    [address.country, eventCountry].find((country) => /^[A-Za-z]{2}$/.test(country)) ??
    ctx.config.geocoderDefaultCountry
  )
}

function keyOf({ owner, address }: WaitingAddress): string {
  return `${owner.table} ${owner.table === 'participant' ? owner.id : owner.dinnerId} ${addressHash(address).toString('base64')}`
}
