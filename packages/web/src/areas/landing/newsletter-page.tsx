import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import type { PageProps } from '../../lib/public-page.ts'
import { ActionButton, ActionLink } from '../../ui/action-look.ts'
import { PublicFrame } from './public-frame.tsx'

/** Where the link in the mail of a new event leads. The page changes nothing; its button does, and leads back with what came of it. */
export function NewsletterPage({ params }: PageProps) {
  const { t } = useTranslation('landing')
  const { token = '' } = params
  const outcome = token === 'withdrawn' || token === 'unknown' ? token : undefined
  if (outcome === undefined) {
    return (
      <PublicFrame title={t('newsletter.title')} intro={t('newsletter.intro')} width="md">
        <Box component="form" method="post" action={paths.newsletter(token)}>
          <ActionButton type="submit" size="large">
            {t('newsletter.withdraw')}
          </ActionButton>
        </Box>
      </PublicFrame>
    )
  }
  return (
    <PublicFrame title={t(`newsletter.${outcome}Title`)} intro={t(`newsletter.${outcome}`)} width="md">
      <ActionLink to={paths.landing()} variant="outlined">
        {t('newsletter.toStart')}
      </ActionLink>
    </PublicFrame>
  )
}
