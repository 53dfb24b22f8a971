import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAdminDinner } from '../shell/admin-dinner.ts'

/** Says before a price is set which of the organiser's own data it makes visible, and to whom. */
export function PublicNotice() {
  const { t } = useTranslation('pricing')
  const { contract } = useAdminDinner()
  const titleId = useId()
  if (contract === null) return null
  const address = `${contract.streetWithNr}, ${contract.zip} ${contract.city}`.trim()
  return (
    <section aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId} sx={{ mb: 1 }}>
        {t('public.title')}
      </Typography>
      <Typography component="ul" sx={{ m: 0, pl: 2.5, maxWidth: '64ch', '& li + li': { mt: 0.5 } }}>
        <li>{t('public.page', { name: contract.fullname })}</li>
        <li>{t('public.review', { address })}</li>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('public.free')}
      </Typography>
    </section>
  )
}
