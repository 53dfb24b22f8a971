import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'

const numbers = [1, 2, 3, 4, 5, 6] as const

/** One answer at a time, opened by the browser itself. */
export function Questions() {
  const { t } = useTranslation('guide')
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      {numbers.map((number) => (
        <Box
          component="details"
          key={number}
          sx={{
            borderBottom: 1,
            borderColor: 'divider',
            '& summary': {
              cursor: 'pointer',
              py: 1.75,
              pr: 4,
              fontWeight: 640,
              listStyle: 'none',
              position: 'relative',
            },
            '& summary::-webkit-details-marker': { display: 'none' },
            '& summary::after': {
              content: '"+"',
              position: 'absolute',
              right: 4,
              top: 8,
              fontSize: '1.5rem',
              fontWeight: 400,
              color: 'primary.main',
            },
            '&[open] summary::after': { content: '"–"' },
            '& p': { mb: 2, pr: 4 },
          }}
        >
          <summary>{t(`guide.q${number}`)}</summary>
          <p>{t(`guide.a${number}`)}</p>
        </Box>
      ))}
    </Box>
  )
}
