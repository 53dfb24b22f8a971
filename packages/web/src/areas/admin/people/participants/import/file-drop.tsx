import { mdiFileUploadOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { limits } from '@running-dinner/domain/limits.ts'
import { type DragEvent, type Ref, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../../ui/icon.tsx'

// .ods as well: people then read how to save it.
const accepted = '.xlsx,.csv,.ods,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Takes a file by drag and drop or from the file chooser. */
export function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('participants')
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
      sx={{
        textAlign: 'center',
        px: 2,
        py: { xs: 4, md: 7 },
        borderRadius: 3,
        border: '2px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'action.hover' : 'background.paper',
      }}
    >
      <Icon
        path={mdiFileUploadOutline}
        sx={{ display: 'block', mx: 'auto', fontSize: 44, color: isOver ? 'primary.main' : 'text.secondary' }}
      />
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <Typography variant="h3" component="p" sx={{ mt: 1 }}>
          {t('importPage.drop')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('importPage.or')}</Typography>
      </Box>
      <Button variant="contained" sx={{ mt: 1.5, mb: 2 }} onClick={() => input.current?.click()}>
        {t('importPage.choose')}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '48ch', mx: 'auto' }}>
        {t('importPage.types', { rows: limits.participants })}
      </Typography>
      <FileInput ref={input} onFile={onFile} />
    </Box>
  )
}

/** The native file input behind the button. */
function FileInput({ ref, onFile }: { ref: Ref<HTMLInputElement>; onFile: (file: File) => void }) {
  const { t } = useTranslation('participants')
  return (
    <input
      ref={ref}
      type="file"
      accept={accepted}
      hidden
      aria-label={t('importPage.file')}
      onChange={(event) => {
        const file = event.target.files?.[0]
        // Without the reset, choosing the same file again would fire no change event.
        event.target.value = ''
        if (file) onFile(file)
      }}
    />
  )
}
