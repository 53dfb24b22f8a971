import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import { askOutside } from '../../../platform/http/ask-outside.ts'
import { ProviderUnavailableError } from './payment-provider.ts'
import { jsonOf } from './paypal-answers.ts'

const answer = z.object({ access_token: z.string().min(1), expires_in: z.number() })

/** One token for all calls, renewed a minute before it runs out; `forget` after PayPal refused it. */
export function paypalToken(clock: Clock, { baseUrl, clientId, clientSecret }: NonNullable<Config['paypal']>) {
  let cachedToken: { token: string; until: number } | undefined
  return {
    async get(): Promise<string> {
      if (cachedToken && clock.now().getTime() < cachedToken.until) return cachedToken.token
      const { status, body } = await askOutside(
        `${baseUrl}/v1/oauth2/token`,
        {
          authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/json',
        },
        5_000,
        'grant_type=client_credentials',
      ).catch(() => {
        throw new ProviderUnavailableError('no answer')
      })
      const read = status === 200 ? answer.safeParse(jsonOf(body)) : undefined
      if (!read?.success) throw new ProviderUnavailableError('no token')
      const { access_token: token, expires_in: seconds } = read.data
      cachedToken = { token, until: clock.now().getTime() + (seconds - 60) * 1_000 }
      return token
    },
    forget(): void {
      cachedToken = undefined
    },
  }
}
