// Stands in for PayPal's client script: one button, which asks for the order and says that the payer agreed. As the real
// one it puts a style element into the page.
window.paypal = {
  Buttons: ({ createOrder, onApprove, onError }) => ({
    async render(place) {
      const style = document.createElement('style')
      style.textContent = '.fake-paypal { min-height: 48px; width: 100%; background: #ffc439; border: 0; }'
      document.head.append(style)
      const button = Object.assign(document.createElement('button'), {
        className: 'fake-paypal',
        textContent: 'Pay with PayPal',
      })
      const pay = async () => {
        try {
          const orderID = await createOrder()
          await window.agreeAtPaypal(orderID)
          await onApprove(
            { orderID },
            { restart: () => Object.assign(button, { textContent: 'Choose another way in PayPal' }) },
          )
        } catch (error) {
          onError(error)
        }
      }
      button.addEventListener('click', pay)
      place.append(button)
    },
    close: async () => {},
  }),
}
