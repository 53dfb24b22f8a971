import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import type { PageProps } from '../../lib/public-page.ts'
import { PublicFrame } from './public-frame.tsx'

const entries = [
  { date: '2026-11-21', key: 'registration' },
  { date: '2026-11-21', key: 'routes' },
  { date: '2026-11-21', key: 'first' },
] as const

export function NewsPage({ data }: PageProps<{ origin: string }>) {
  const { t } = useTranslation('guide')
  return (
    <PublicFrame
      title={t('news.title')}
      intro={t('news.intro')}
      width="md"
      preview={{ origin: data.origin, path: paths.news() }}
    >
      <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map(({ date, key }) => (
          <Box
            component="li"
            key={key}
            sx={{
              display: 'grid',
              columnGap: 4,
              gridTemplateColumns: { sm: '120px minmax(0, 60ch)' },
              py: 3,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Typography
              component="time"
              dateTime={date}
              sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', pt: { sm: '3px' } }}
            >
              {formatDate(date)}
            </Typography>
            <Box>
              <Typography variant="h2" sx={{ mb: 1 }}>
                {t(`news.${key}`)}
              </Typography>
              <Typography>{t(`news.${key}Text`)}</Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </PublicFrame>
  )
}
