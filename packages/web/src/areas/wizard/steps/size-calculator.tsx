import { mdiMinus, mdiPlus } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { limits } from '@running-dinner/domain/limits.ts'
import { type AssignableSizes, dinnerSizeFor } from '@running-dinner/domain/people/participants/assignment.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'

/** How a number of people works out: teams, who waits, how many are missing. Asks for nothing and stores nothing. */
export function SizeCalculator({ sizes, teamSize }: { sizes: AssignableSizes; teamSize: number }) {
  const { t } = useTranslation('wizard')
  const [people, setPeople] = useState(sizes.minimumParticipantsNeeded)
  const change = (count: number) => setPeople(Math.min(Math.max(count, 0), limits.participants))
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 }, mb: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <TextField
          label={t('preview.expected')}
          value={people === 0 ? '' : people}
          onChange={(event) => change(Number(event.target.value.replace(/\D/g, '').slice(0, 5)))}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
          sx={{ flex: '1 1 200px', maxWidth: 260 }}
        />
        <IconButton aria-label={t('preview.fewer')} onClick={() => change(people - 1)}>
          <Icon path={mdiMinus} />
        </IconButton>
        <IconButton aria-label={t('preview.more')} onClick={() => change(people + 1)}>
          <Icon path={mdiPlus} />
        </IconButton>
      </Box>
      <Typography role="status" sx={{ mt: 1.5 }}>
        <Outcome people={people} sizes={sizes} teamSize={teamSize} />
      </Typography>
    </Card>
  )
}

function Outcome({ people, sizes, teamSize }: { people: number; sizes: AssignableSizes; teamSize: number }) {
  const { t } = useTranslation('wizard')
  const { seated, waiting, missing } = dinnerSizeFor(people, sizes)
  const teams = seated / teamSize
  if (seated === 0) return t('preview.tooFew', { count: missing })
  if (waiting === 0) return t('preview.fits', { count: people, teams })
  return t('preview.wait', { seated, teams, count: waiting, next: people + missing })
}
