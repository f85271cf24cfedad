/** The program cannot start; the message says what to do and is shown without a stack. */
export class StartError extends Error {
  readonly fault: string;

  constructor(fault: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
    this.fault = fault;
  }
}
