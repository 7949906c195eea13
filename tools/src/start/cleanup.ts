type Task = () => void | Promise<void>;

/** What must be undone at the end, in the reverse order of its coming. */
export class Cleanup {
  private readonly tasks: Task[] = [];
  private finished: Promise<void> | undefined;

  get isRunning(): boolean {
    return this.finished !== undefined;
  }

  /** Undone at once when the end has come already: a start may be interrupted at any step. */
  async add(task: Task): Promise<void> {
    if (this.finished) await task();
    else this.tasks.push(task);
  }

  /** Undoes everything, once; one failing task does not keep the others from running. */
  run(): Promise<void> {
    this.finished ??= this.undo();
    return this.finished;
  }

  private async undo(): Promise<void> {
    for (let task = this.tasks.pop(); task; task = this.tasks.pop()) {
      try {
        await task();
      } catch (error) {
        console.error(error);
      }
    }
  }
}
