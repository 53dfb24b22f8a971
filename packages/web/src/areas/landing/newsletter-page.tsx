import { useTranslation } from 'react-i18next'
import { Button, LinkButton } from '../../kit/button.tsx'
import { paths } from '../../lib/paths.ts'
import type { PageProps } from '../../lib/public-page.ts'
import { PublicFrame } from './public-frame.tsx'

/** Target of the link in a mail about a new event. Only its button changes something, and leads back to the page with the result. */
export function NewsletterPage({ params }: PageProps) {
  const { t } = useTranslation('landing')
  const { token = '' } = params
  const outcome = token === 'withdrawn' || token === 'unknown' ? token : undefined
  if (outcome === undefined) {
    return (
      <PublicFrame title={t('newsletter.title')} intro={t('newsletter.intro')} width="md">
        <form method="post" action={paths.newsletter(token)}>
          <Button type="submit" size="large">
            {t('newsletter.withdraw')}
          </Button>
        </form>
      </PublicFrame>
    )
  }
  return (
    <PublicFrame title={t(`newsletter.${outcome}Title`)} intro={t(`newsletter.${outcome}`)} width="md">
      <LinkButton to={paths.landing()} variant="outlined">
        {t('newsletter.toStart')}
      </LinkButton>
    </PublicFrame>
  )
}
