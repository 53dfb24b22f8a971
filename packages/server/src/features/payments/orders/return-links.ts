import type { Dinner } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import { links } from '../../events/dinner-record/index.ts'

/** The registration page that the provider redirects to; it appends the `token`. */
export function returnLinks(
  ctx: Pick<Ctx, 'baseUrl'>,
  { publicSettings }: Pick<Dinner, 'publicSettings'>,
): { returnUrl: string; cancelUrl: string } {
  const page = `${links.publicDinner(ctx, publicSettings?.publicDinnerId ?? '')}/registration`
  return { returnUrl: `${page}?callbackUrlType=RETURN`, cancelUrl: `${page}?callbackUrlType=CANCEL` }
}

/** The provider may redirect to the call instead of the page, but only the page holds the order's secret. */
export function withToken(link: string, token: string | undefined): string {
  return token === undefined ? link : `${link}&${new URLSearchParams({ token })}`
}
