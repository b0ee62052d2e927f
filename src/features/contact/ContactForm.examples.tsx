import { ContactForm } from './ContactForm.tsx'

export const examples = {
  empty: (
    <div className="wrap">
      <ContactForm email="letters@example.com" />
    </div>
  ),
}
