import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/dates.ts'
import { Page } from '../../ui/page.tsx'

const entries = [{ date: '2026-11-21', key: 'first' }] as const

export function NewsPage() {
  const { t } = useTranslation('landing')
  return (
    <Page title={t('news.title')} width="md">
      {entries.map(({ date, key }) => (
        <Box component="article" key={key} sx={{ maxWidth: '68ch' }}>
          <Typography component="time" dateTime={date} variant="body2" sx={{ color: 'text.secondary' }}>
            {formatDate(date)}
          </Typography>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {t(`news.${key}`)}
          </Typography>
          <Typography>{t(`news.${key}Text`)}</Typography>
        </Box>
      ))}
    </Page>
  )
}
