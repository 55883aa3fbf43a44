import { Button } from '../button/Button.tsx'
import type { Examples } from '../examples/examples.ts'
import { lipstickPicture } from '../examples/goods.ts'
import { Picture } from '../picture/Picture.tsx'
import { Dialog } from './Dialog.tsx'
import { closesDialog, opensDialog } from './open-dialog.ts'

export const examples: Examples = {
  plain: (
    <>
      <Button {...opensDialog('dialog-renew')}>Renew</Button>
      <Dialog
        id="dialog-renew"
        title="We couldn't renew your membership"
        closeLabel="Close"
        footer={
          <Button size={56} wide>
            Update Payment Details & Renew
          </Button>
        }
      >
        <p>Update your payment method and we will try again straight away. You keep everything that comes with it.</p>
      </Dialog>
    </>
  ),
  'beside a picture': (
    <>
      <Button {...opensDialog('dialog-perks')}>Your perks</Button>
      <Dialog id="dialog-perks" title="Your Member Perks" closeLabel="Close" picture={<Picture {...lipstickPicture} alt="" />}>
        <p>Welcome gift, 3 free samples, free standard delivery.</p>
      </Dialog>
    </>
  ),
  'a choice is needed': (
    <>
      <Button {...opensDialog('dialog-country')}>United Kingdom (GBP)</Button>
      <Dialog id="dialog-country" title="Where should we deliver to?" closeLabel="Close" closesFromOutside={false}>
        <Button wide {...closesDialog('dialog-country')}>
          OK
        </Button>
      </Dialog>
    </>
  ),
}
