import { mdiChevronDown, mdiChevronUp } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'

/** The message with its placeholders, as its organiser wrote it. */
export function JobText({ text }: { text: string }) {
  const { t } = useTranslation('mailing')
  const [isOpen, setIsOpen] = useState(false)
  const textId = useId()
  return (
    <div>
      <Button
        aria-expanded={isOpen}
        aria-controls={textId}
        endIcon={<Icon path={isOpen ? mdiChevronUp : mdiChevronDown} />}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ ml: -1, px: 1 }}
      >
        {t('job.text')}
      </Button>
      <Collapse in={isOpen} id={textId} unmountOnExit>
        <Box
          sx={{
            mt: 1,
            p: 2,
            maxWidth: '72ch',
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
            bgcolor: 'background.paper',
            whiteSpace: 'pre-wrap',
          }}
        >
          {text}
        </Box>
      </Collapse>
    </div>
  )
}
