import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import type { ArrangementChoice } from '@running-dinner/domain/people'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { choiceText } from './arrangement.ts'

interface ArrangeDialogProps {
  open: boolean
  title: string
  choices: readonly ArrangementChoice[]
  onClose: () => void
  onChoose: (seatAll: boolean) => void
  children: ReactNode
}

/** Lets the organiser choose between uneven tables for all and even tables with a waiting list; there is no default. */
export function ArrangeDialog({ open, title, choices, onClose, onChoose, children }: ArrangeDialogProps) {
  const { t } = useTranslation(['teams', 'common'])
  const titleId = useId()
  const choose = (seatAll: boolean) => {
    onClose()
    onChoose(seatAll)
  }
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} component="h2" variant="h2">
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridAutoRows: 'max-content' }}>
        <div>{children}</div>
        {choices.map((choice) => {
          const isEverybody = choice.kind === 'EVERYBODY'
          return <Choice key={choice.kind} choice={choice} onChoose={() => choose(isEverybody)} />
        })}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Choice({ choice, onChoose }: { choice: ArrangementChoice; onChoose: () => void }) {
  const { t } = useTranslation('teams')
  const textId = useId()
  const [gain, ...prices] = choiceText(t, choice)
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box id={textId}>
        <Typography sx={{ fontWeight: 600 }}>{gain}</Typography>
        {prices.map((price) => (
          <Typography key={price} variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {price}
          </Typography>
        ))}
      </Box>
      <Button variant="contained" aria-describedby={textId} onClick={onChoose}>
        {t(choice.kind === 'EVERYBODY' ? 'arrange.everybody' : 'arrange.someWait')}
      </Button>
    </Card>
  )
}
