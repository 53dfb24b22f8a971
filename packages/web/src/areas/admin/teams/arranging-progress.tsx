import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

/** While the server works out teams and routes; there is nothing to stop, it takes seconds. */
export function ArrangingProgress({ people }: { people: number }) {
  const { t } = useTranslation('teams')
  const textId = useId()
  return (
    <Box role="status" sx={{ mb: 3 }}>
      <Typography id={textId} sx={{ mb: 1 }}>
        {t('progress', { people })}
      </Typography>
      <LinearProgress aria-labelledby={textId} />
    </Box>
  )
}
